export { TaskList, type Task, type TaskListProps } from './TaskList.tsx';
