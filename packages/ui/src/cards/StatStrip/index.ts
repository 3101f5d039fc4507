export { StatStrip, type StatItem, type StatStripProps } from './StatStrip.tsx';
