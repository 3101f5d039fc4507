export { Outline, type OutlineItem, type OutlineProps } from './Outline.tsx';
