export { BarChart, type BarChartProps, type ChartFormat, type ChartPart } from './BarChart.tsx';
