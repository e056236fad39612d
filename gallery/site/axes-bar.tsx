import { useState, type FormEvent, type ReactNode } from 'react';
import { widths } from '../address.ts';
import { asWidth, schemeNames, textSizes, type Axes, type ScreenScheme } from '../look.ts';
import { tenants } from '../screens/tenants.ts';
import { axesOf } from './frames.ts';
import type { Moves, Place } from './place.ts';
import { control } from './layout.css.ts';
import * as styles from './compare.css.ts';

const offered: readonly ScreenScheme[] = ['light', 'dark', 'forced'];

/** Which tenants, widths, colors and sizes of text are shown side by side. The last of each stays. */
export function AxesBar({ place: { address }, moves }: { place: Place; moves: Moves }) {
  const axes = axesOf(address);
  const change = (next: Partial<Axes>) => moves.go({ axes: { ...address.axes, ...next } });
  const addWidth = (width: number) =>
    change({ widths: [...new Set([...axes.widths, width])].toSorted((one, other) => one - other) });
  return (
    <search className={styles.axes} aria-label="What to compare">
      <Axis
        label="Tenants"
        values={tenants.map(({ id }) => id)}
        chosen={axes.tenants}
        nameOf={(id) => tenants.find((each) => each.id === id)?.name ?? id}
        onChoose={(chosen) => change({ tenants: chosen })}
      />
      <Axis
        label="Widths"
        values={[...new Set([...widths, ...axes.widths])].toSorted((one, other) => one - other)}
        chosen={axes.widths}
        nameOf={String}
        onChoose={(chosen) => change({ widths: chosen })}
      >
        <FreeWidth onAdd={addWidth} />
      </Axis>
      <Axis
        label="Colors"
        values={offered}
        chosen={axes.schemes}
        nameOf={(scheme) => schemeNames[scheme]}
        onChoose={(chosen) => change({ schemes: chosen })}
      />
      <Axis
        label="Text size"
        values={textSizes}
        chosen={axes.texts}
        nameOf={(size) => `${size} %`}
        onChoose={(chosen) => change({ texts: chosen })}
      />
    </search>
  );
}

interface AxisProps<Value> {
  label: string;
  values: readonly Value[];
  chosen: readonly Value[];
  nameOf: (value: Value) => string;
  onChoose: (values: readonly Value[]) => void;
  children?: ReactNode;
}

function Axis<Value extends string | number>({
  label,
  values,
  chosen,
  nameOf,
  onChoose,
  children,
}: AxisProps<Value>) {
  const toggle = (value: Value) => {
    const next = values.filter((each) => chosen.includes(each) !== (each === value));
    if (next.length > 0) onChoose(next);
  };
  return (
    <div className={styles.axis} role="group" aria-label={label}>
      <span className={styles.axisName}>{label}</span>
      {values.map((value) => (
        <button
          key={value}
          type="button"
          className={`${control} ${styles.toggle}`}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        >
          {nameOf(value)}
        </button>
      ))}
      {children}
    </div>
  );
}

function FreeWidth({ onAdd }: { onAdd: (width: number) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const width = asWidth(text);
    if (width === null) return;
    onAdd(width);
    setText('');
  };
  return (
    <form className={styles.free} onSubmit={submit}>
      <input
        className={styles.freeInput}
        type="number"
        min={280}
        max={2560}
        required
        aria-label="Another width in pixels"
        placeholder="768"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className={`${control} ${styles.toggle}`}>
        Add
      </button>
    </form>
  );
}
