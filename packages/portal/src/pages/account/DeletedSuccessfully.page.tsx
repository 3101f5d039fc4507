import { defineDeletionResult } from './DeletionResult.tsx';

export const page = defineDeletionResult('deleted', '/');
