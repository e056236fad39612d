import * as v from 'valibot';

/** Why a member leaves, as it is told to the server. */
export const cancelReasons = ['too-expensive', 'not-used', 'offers', 'trouble', 'moving', 'other'] as const;

export type CancelReasonCode = (typeof cancelReasons)[number];

export const longestComment = 500;

const reason = v.union([v.picklist(cancelReasons), v.literal('')]);

/** Both may be left out; a comment is trimmed. The messages are keys. */
export const cancelReasonSchema = v.pipe(
  v.object({
    reason: v.optional(reason, ''),
    comment: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestComment, 'commentTooLong')), ''),
  }),
  v.transform((given): CancelWords => ({
    ...(given.reason !== '' && { reason: given.reason }),
    ...(given.comment !== '' && { comment: given.comment }),
  })),
);

/** What a member says on leaving. */
export interface CancelWords {
  reason?: CancelReasonCode;
  comment?: string;
}
