import { createRoot } from 'react-dom/client';
import '../site/theme.css.ts';
import { Inspector } from './inspector.tsx';

const element = document.getElementById('inspector');
if (!element) throw new Error('The page has no place for the inspector.');
createRoot(element).render(<Inspector />);
