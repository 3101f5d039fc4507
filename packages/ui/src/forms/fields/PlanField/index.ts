export { PlanField, type PlanFieldProps, type PlanPart } from './PlanField.tsx';
export { planTotal, type Plan } from './plan.ts';
