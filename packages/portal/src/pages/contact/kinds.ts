import type { Topic } from '@taawun/api-client';

/** Kinds of messages; every topic belongs to one of them. */
const KINDS = ['question', 'suggestion', 'complaint'] as const;
export type Kind = (typeof KINDS)[number];

const kindOf = ({ kind }: Topic): Kind => (kind === 'complaint' || kind === 'suggestion' ? kind : 'question');

/** Returns the kinds that have topics. */
export const kindsOf = (topics: readonly Topic[]): Kind[] =>
  KINDS.filter((kind) => topics.some((topic) => kindOf(topic) === kind));

/** Returns the topics of one kind, in the association's order. */
export const topicsOf = (topics: readonly Topic[], kind: unknown): Topic[] =>
  topics.filter((topic) => kindOf(topic) === kind);

/** Returns the id of the topic for a kind: the only one, the chosen one, or none yet. */
export function chosenTopic(topics: readonly Topic[], kind: unknown, chosen: string): string {
  const ids = topicsOf(topics, kind).map(({ id }) => String(id));
  return ids.length === 1 ? String(ids[0]) : (ids.find((id) => id === chosen) ?? '');
}
