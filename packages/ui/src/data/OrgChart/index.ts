export { OrgChart, type OrgChartProps, type OrgNode } from './OrgChart.tsx';
