import { expectTypeOf, test } from 'vitest';
import * as v from 'valibot';
import type { passwordChangeSchema } from '#machines/domain/account-changes.ts';
import type { contactDetailsSchema } from '#machines/domain/address.ts';
import type { MessageOf } from '#machines/domain/message-keys.ts';

test('[FRMT-03] the messages of a schema are known to the compiler, however deep they stand in it', () => {
  expectTypeOf<MessageOf<typeof contactDetailsSchema>>().toEqualTypeOf<
    | 'phoneInvalid'
    | 'streetMissing'
    | 'cityMissing'
    | 'countryMissing'
    | 'stateMissing'
    | 'provinceMissing'
    | 'zipCodeInvalid'
    | 'postalCodeInvalid'
  >();
  expectTypeOf<MessageOf<typeof passwordChangeSchema>>().toEqualTypeOf<
    | 'currentPasswordMissing'
    | 'currentPasswordWrong'
    | 'passwordMissing'
    | 'passwordTooLong'
    | 'passwordWeak'
    | 'passwordAgainMissing'
    | 'passwordsDiffer'
  >();
  const nested = v.optional(
    v.union([v.array(v.string('a')), v.record(v.string(), v.number('b')), v.lazy(() => v.null('c'))]),
  );
  expectTypeOf<MessageOf<typeof nested>>().toEqualTypeOf<'a' | 'b' | 'c'>();
  const unnamed = v.object({ text: v.pipe(v.string(), v.minLength(1)) });
  expectTypeOf<MessageOf<typeof unnamed>>().toEqualTypeOf<never>();
});
