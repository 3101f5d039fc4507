export * from './BarChart/index.ts';
export * from './DonutChart/index.ts';
export * from './LineChart/index.ts';
export * from './MilestoneList/index.ts';
export * from './NotificationList/index.ts';
export * from './OrgChart/index.ts';
export * from './StatCard/index.ts';
export * from './Timeline/index.ts';
export type { ChartFormat, ChartPart } from './chartParts.ts';
