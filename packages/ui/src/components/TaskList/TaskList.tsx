import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { Anchor } from '../../foundations/Anchor.tsx';
import { devError, twice } from '../../foundations/dev-error/devError.ts';
import { joinIds } from '../../foundations/attributes/joinIds.ts';
import { Badge, type BadgeTone } from '../Badge/index.ts';
import * as S from './TaskList.styles.ts';

export interface Task {
  key: string;
  /** What is to be done, as an action: "Add your bank account". */
  title: string;
  /** URL of the task. Without it the task cannot be started yet. */
  href?: string | undefined;
  hint?: ReactNode;
  /** State of the task. Give a completed one no tone: it needs no attention. */
  status: { label: string; tone?: BadgeTone };
}

export interface TaskListProps extends Omit<ComponentPropsWithRef<'ul'>, 'children'> {
  /** Tasks in the order in which they make sense; the user may choose another. */
  tasks: readonly Task[];
}

/**
 * Tasks of a long process, each on a page of its own, with their states. State and hint belong to the description of
 * the link. For steps in a fixed order use `Wizard`.
 */
export function TaskList({ tasks, ...rest }: TaskListProps) {
  const id = useId();
  if (import.meta.env?.DEV) {
    const key = twice(tasks.map((task) => task.key));
    devError(
      key !== undefined,
      `TaskList has two tasks with the key "${key}", so React mixes them up. Give every task a key of its own.`,
    );
  }
  return (
    <S.List role="list" {...rest}>
      {tasks.map(({ key, title, href, hint, status }) => {
        const hintId = hint ? `${id}-${key}-hint` : undefined;
        const statusId = `${id}-${key}-status`;
        return (
          <S.Item key={key}>
            <S.Title>
              {href === undefined ? (
                <span>{title}</span>
              ) : (
                <Anchor className="cover" href={href} aria-describedby={joinIds(hintId, statusId)}>
                  {title}
                </Anchor>
              )}
              {hint ? <small id={hintId}>{hint}</small> : null}
            </S.Title>
            <S.Status id={statusId}>
              {status.tone ? <Badge tone={status.tone}>{status.label}</Badge> : status.label}
            </S.Status>
          </S.Item>
        );
      })}
    </S.List>
  );
}
