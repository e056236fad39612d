import { createRoot } from 'react-dom/client';
import './theme.css.ts';
import { Gallery } from './gallery.tsx';

const element = document.getElementById('gallery');
if (!element) throw new Error('The page has no place for the gallery.');
createRoot(element).render(<Gallery />);
