import { CircleAlert, CircleCheck, CircleMinus, CircleQuestionMark, Clock } from 'lucide-react';
import type { Charge } from '#machines/domain/charge.ts';
import { Badge } from '#src/ui/chip/chip.tsx';
import { billingMessages } from './billing.messages.ts';

const looks = {
  succeeded: { tone: 'success', Icon: CircleCheck },
  pending: { tone: 'warning', Icon: Clock },
  declined: { tone: 'error', Icon: CircleAlert },
  waived: { tone: 'neutral', Icon: CircleMinus },
  unknown: { tone: 'neutral', Icon: CircleQuestionMark },
} as const;

/** How a charge ended, as a word and an icon. */
export function ChargeStatus({ status }: Pick<Charge, 'status'>) {
  const { tone, Icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon size={14} aria-hidden="true" />
      {billingMessages.statuses[status]}
    </Badge>
  );
}
