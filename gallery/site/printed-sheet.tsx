import { useState } from 'react';

/** Paper in landscape; its foot says what is printed, of which day and commit. */
export function PrintedSheet({ name }: { name: string }) {
  const [day] = useState(() => new Date().toISOString().slice(0, 10));
  const { FLOWS_COMMIT } = import.meta.env;
  const foot = [name, day, ...(FLOWS_COMMIT ? [`commit ${FLOWS_COMMIT}`] : [])].join(' · ');
  return (
    <style>{`@page {
      size: A4 landscape;
      margin: 12mm 12mm 16mm;
      @bottom-left { content: ${JSON.stringify(foot)}; font: 9pt system-ui, sans-serif; }
      @bottom-right { content: counter(page) " of " counter(pages); font: 9pt system-ui, sans-serif; }
    }`}</style>
  );
}
