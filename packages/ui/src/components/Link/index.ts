export { Link, type LinkProps } from './Link.tsx';
export { VisuallyHidden } from './VisuallyHidden.tsx';
