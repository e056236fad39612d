import { Modal } from './modal.tsx';
import * as styles from './search.css.ts';

const keys = [
  ['/', 'Search'],
  ['1 … 9', 'Let the nth thing happen'],
  ['Backspace', 'Undo a step'],
  ['[  ]', 'The state before, the state after'],
  ['← ↑ → ↓', 'On the drawing: the nearest state in that direction'],
  ['j  k', 'The machine after, the machine before'],
  ['t  w  v', 'The next tenant, width, view'],
  ['f', 'Fold or unfold the drawing'],
  ['h', 'The happy path, the rest dimmed, or all'],
  ['+  −  0', 'Zoom in, zoom out, fit all of the drawing'],
  ['Ctrl + wheel', 'Zoom'],
  ['Drag', 'Move the drawing; Space shows the hand'],
  ['?', 'This list'],
] as const;

/** The keys of the gallery. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  return (
    <Modal title="Keyboard" onClose={onClose}>
      <dl className={styles.keys}>
        {keys.map(([key, does]) => (
          <div key={key} className={styles.key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
