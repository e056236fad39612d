import { useState } from 'react';
import type { BoardLane, BoardSize } from './storyboard-export.ts';
import { control } from './layout.css.ts';

const formats = ['svg', 'png'] as const;

type Saving = 'idle' | 'drawing' | 'failed';

/** The storyboard as a file; what draws it is fetched for it. */
export function StoryboardExport({
  name,
  lanes,
  size,
}: {
  name: string;
  lanes: readonly BoardLane[];
  size: BoardSize;
}) {
  const [saving, setSaving] = useState<Saving>('idle');
  const save = async (format: (typeof formats)[number]) => {
    setSaving('drawing');
    try {
      const { saveStoryboard } = await import('./storyboard-export.ts');
      await saveStoryboard(`${name}-storyboard`, lanes, size, format);
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <>
      <span role="status">
        {saving === 'drawing' && 'Drawing…'}
        {saving === 'failed' && 'It could not be drawn here. Print it instead.'}
      </span>
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          className={control}
          disabled={saving === 'drawing'}
          onClick={() => void save(format)}
        >
          {format.toUpperCase()}
        </button>
      ))}
    </>
  );
}
