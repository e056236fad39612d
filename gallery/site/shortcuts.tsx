import { Modal } from './modal.tsx';
import * as styles from './search.css.ts';

const keys = [
  ['/', 'Search'],
  ['1 … 9', 'Let the nth thing happen'],
  ['Backspace', 'Undo a step'],
  ['[  ]', 'The state before, the state after'],
  ['← ↑ → ↓', 'On the drawing: the nearest state in that direction'],
  ['f', 'Fold or unfold the drawing'],
  ['h', 'The happy path, the rest dimmed, or all'],
  ['Ctrl + wheel', 'Zoom'],
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
