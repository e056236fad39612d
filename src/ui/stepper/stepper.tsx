import { ArrowLeft } from 'lucide-react';
import { stepperMessages } from '#src/messages/fields.ts';
import { Link } from '../link/link.tsx';
import { Progress } from '../progress/progress.tsx';
import { back as backStyle, current as currentStyle, head, place, stepper } from './stepper.css.ts';

interface StepperProps {
  /** The names of all steps, in their order. */
  steps: readonly string[];
  /** The name of the step that is shown. */
  current: string;
  /** Where Back leads, or what it does; left out where there is no way back. */
  back?: { href: string } | { onClick: () => void };
}

/** Where one is on a way of several steps: in words, and drawn for the eye alone. */
export function Stepper({ steps, current, back }: StepperProps) {
  const number = steps.indexOf(current) + 1;
  const label = (
    <>
      <ArrowLeft size={18} aria-hidden="true" />
      {stepperMessages.back}
    </>
  );
  return (
    <div className={stepper}>
      <div className={head}>
        {back && 'href' in back && (
          <Link look="plain" className={backStyle} href={back.href}>
            {label}
          </Link>
        )}
        {back && 'onClick' in back && (
          <button type="button" className={backStyle} onClick={back.onClick}>
            {label}
          </button>
        )}
        <p className={place}>
          {stepperMessages.place(number, steps.length)} · <span className={currentStyle}>{current}</span>
        </p>
      </div>
      <div aria-hidden="true">
        <Progress label={stepperMessages.progress} value={number} max={steps.length} />
      </div>
    </div>
  );
}
