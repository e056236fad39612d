import { Minus, Plus } from 'lucide-react';
import { nextZoom, zoomSteps, type Zoom } from './zoom.ts';
import { control, iconControl } from './layout.css.ts';

interface ZoomControlsProps {
  /** How large the drawing is shown now. */
  scale: number;
  onZoom: (zoom: Zoom) => void;
}

/** The zoom in percent, to be read and chosen; "Fit" shows all of the drawing. */
export function ZoomControls({ scale, onZoom }: ZoomControlsProps) {
  const percent = Math.round(scale * 100);
  const offered = [...new Set([...zoomSteps.map((step) => step * 100), percent])].toSorted(
    (one, other) => one - other,
  );
  return (
    <>
      <button
        type="button"
        className={iconControl}
        aria-label="Zoom out"
        onClick={() => onZoom(nextZoom(scale, -1))}
      >
        <Minus size={16} aria-hidden />
      </button>
      <select
        className={control}
        aria-label="Zoom"
        value={percent}
        onChange={({ target }) => onZoom(Number(target.value) / 100)}
      >
        {offered.map((each) => (
          <option key={each} value={each}>
            {each} %
          </option>
        ))}
      </select>
      <button
        type="button"
        className={iconControl}
        aria-label="Zoom in"
        onClick={() => onZoom(nextZoom(scale, 1))}
      >
        <Plus size={16} aria-hidden />
      </button>
      <button type="button" className={control} onClick={() => onZoom('whole')}>
        Fit
      </button>
    </>
  );
}
