export { LineChart, type LineChartProps } from './LineChart.tsx';
export type { ChartPoint, ChartSeries, Curve } from './stops.ts';
