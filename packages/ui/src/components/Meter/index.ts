export { Meter, type MeterBand, type MeterProps } from './Meter.tsx';
