export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { ChartPoint, ChartSeries } from './stops.ts';
