import { createRoot } from 'react-dom/client';
import './theme.css.ts';
import { Site } from './site.tsx';

const element = document.getElementById('gallery');
if (!element) throw new Error('The page has no place for the gallery.');
createRoot(element).render(<Site />);
