import { listFeedback, summarizeFeedback } from '../content/feedback-staff.ts';
import { parseDay } from '../shared/day.ts';
import { FULL, type CommandInput, type CommandSpec, type OptionSpec } from '../staff/spec.ts';

const SPAN: readonly OptionSpec[] = [
  { name: 'from', value: 'day', help: 'first day, as 2026-11-25' },
  { name: 'to', value: 'day', help: 'last day' },
];

function filterOf(input: CommandInput) {
  const [from, to] = [input.maybe('from'), input.maybe('to')];
  return { from: from && parseDay(from), to: to && parseDay(to) };
}

/** Commands for what visitors say about the pages. */
export const feedbackCommands: readonly CommandSpec[] = [
  {
    name: 'feedback list',
    help: 'What visitors have written about the pages, the newest first',
    options: [...SPAN, { name: 'page', value: 'path', help: 'only this page, as /about-us' }, FULL],
    role: 'content',
    trail: 'personal',
    run: (input, { db }) =>
      listFeedback(db, { ...filterOf(input), page: input.maybe('page'), full: input.flag('full') }),
  },
  {
    name: 'feedback summary',
    help: 'How many visitors found each page useful, the least useful page first',
    options: SPAN,
    role: 'content',
    run: (input, { db }) => summarizeFeedback(db, filterOf(input)),
  },
];
