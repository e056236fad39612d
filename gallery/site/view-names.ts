import { views, type View } from '../address.ts';

/** What a view is called. */
export const viewNames: Readonly<Record<View, string>> = {
  drawing: 'Drawing',
  compare: 'Compare',
  screens: 'All screens',
  story: 'Story',
};

/** The view of a name; the drawing for any other. */
export function viewNamed(name: string): View {
  return views.find((view) => viewNames[view] === name) ?? 'drawing';
}
