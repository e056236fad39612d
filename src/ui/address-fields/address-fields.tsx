import { useState } from 'react';
import { countries, type Country } from '#machines/domain/stored-address.ts';
import { addressMessages as copy } from '#src/messages/fields.ts';
import { regionOptions } from '#src/messages/regions.ts';
import { useFormField } from '../form/form-context.ts';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { pair } from './address-fields.css.ts';

interface AddressFieldsProps {
  /** Where most members of this client live. */
  homeCountry: Country;
  /** What stands in the fields at first. */
  address?: { street: string; city: string; region: string; postalCode: string; country: Country | null };
}

/** A mailing address of the US or of Canada; the regions are those of the country that is chosen. */
export function AddressFields({ homeCountry, address }: AddressFieldsProps) {
  const { drafted } = useFormField('country');
  const [country, setCountry] = useState<Country>(
    () => countries.find((each) => each === drafted) ?? address?.country ?? homeCountry,
  );
  return (
    <>
      <SelectField
        name="country"
        label={copy.country}
        autoComplete="country"
        options={countries.map((value) => ({ value, label: copy.countries[value] }))}
        defaultValue={country}
        onChange={({ currentTarget: { value } }) =>
          setCountry(countries.find((each) => each === value) ?? country)
        }
      />
      <TextField
        name="street"
        label={copy.street}
        autoComplete="street-address"
        defaultValue={address?.street}
      />
      <TextField name="city" label={copy.city} autoComplete="address-level2" defaultValue={address?.city} />
      <div className={pair}>
        <SelectField
          key={country}
          name="region"
          label={copy.region[country]}
          autoComplete="address-level1"
          placeholder={copy.regionPlaceholder}
          options={regionOptions(country)}
          defaultValue={country === address?.country ? address.region : undefined}
        />
        <TextField
          name="postalCode"
          label={copy.postalCode[country]}
          autoComplete="postal-code"
          autoCapitalize="characters"
          defaultValue={address?.postalCode}
        />
      </div>
    </>
  );
}
