import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Alert, Badge, Button, Heading, Icon, Stack, Text, type IconName } from '@taawun/ui';
import { Comparison, VIEWS, type View } from './Comparison.tsx';
import { findingsOf, groupsOf, sendDecision, decisionOf, type Finding, type Pair } from './findings.ts';
import * as S from './Review.styles.ts';

const marks = { approved: 'check', rejected: 'close', failed: 'warning' } as const satisfies Record<string, IconName>;

/** Keyboard shortcuts, as the page lists them. */
const KEYS = [
  ['J / K', 'next, previous'],
  ['A', 'approve'],
  ['R', 'reject'],
  ['1–4', VIEWS.join(', ')],
] as const;

/** Key of the pair at a distance; wraps around at the ends. */
const neighbour = (pairs: readonly Pair[], at: number, by: number): string =>
  pairs[(at + by + pairs.length) % pairs.length]?.key ?? '';

/** The differences of the last run, one pair at a time. A decision is stored at once and opens the next undecided pair. */
export function Review({ found }: { found: readonly Finding[] }) {
  const [findings, setFindings] = useState(found);
  const [view, setView] = useState<View>('swipe');
  const [failure, setFailure] = useState<string | null>(null);
  const groups = useMemo(() => groupsOf(findings), [findings]);
  const pairs = useMemo(() => groups.flatMap((group) => group.pairs), [groups]);
  const [key, setKey] = useState(() => pairs[0]?.key ?? '');
  const at = Math.max(
    0,
    pairs.findIndex((pair) => pair.key === key),
  );
  const pair = pairs[at];
  const open = pairs.filter((one) => decisionOf(one) === null).length;

  const decide = useCallback(
    async (approve: boolean) => {
      if (!pair) return;
      const decided = findingsOf(pair).filter(({ kind }) => kind !== 'failed');
      try {
        for (const finding of decided) await sendDecision(finding, approve);
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        return;
      }
      setFailure(null);
      setFindings((all) =>
        all.map((finding) =>
          decided.includes(finding) ? { ...finding, decision: approve ? 'approved' : 'rejected' } : finding,
        ),
      );
      const next = [...pairs.slice(at + 1), ...pairs.slice(0, at)].find((one) => decisionOf(one) === null);
      if (next) setKey(next.key);
    },
    [pair, pairs, at],
  );

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const chosen = VIEWS[Number(event.key) - 1];
      if (event.key === 'j') setKey(neighbour(pairs, at, 1));
      else if (event.key === 'k') setKey(neighbour(pairs, at, -1));
      else if (event.key === 'a') void decide(true);
      else if (event.key === 'r') void decide(false);
      else if (chosen) setView(chosen);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [pairs, at, decide]);

  return (
    <S.Layout>
      <S.Side aria-label="Differences">
        <Stack gap={1}>
          <Heading level={1} size="sm">
            Visual review
          </Heading>
          <Text tone="muted" size="sm">{`${pairs.length - open} of ${pairs.length} reviewed`}</Text>
        </Stack>
        {groups.map((group) => (
          <section key={group.title}>
            <S.GroupTitle>{group.title}</S.GroupTitle>
            <ul role="list">
              {group.pairs.map((one) => (
                <Entry key={one.key} pair={one} current={one.key === pair?.key} onChoose={() => setKey(one.key)} />
              ))}
            </ul>
          </section>
        ))}
      </S.Side>
      <S.Main>
        <S.Bar>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {pair?.name || pair?.title}
            </Heading>
            <Text tone="muted" size="sm">
              {pair ? `${pair.title}${pair.window ? ` · ${pair.window}` : ''}` : ''}
            </Text>
          </Stack>
          <Stack direction="row" gap={2} align="center" wrap>
            {VIEWS.map((one, index) => (
              <Button
                key={one}
                size="sm"
                variant={one === view ? 'secondary' : 'quiet'}
                aria-pressed={one === view}
                onClick={() => setView(one)}
              >{`${index + 1} ${one}`}</Button>
            ))}
            <Button size="sm" variant="danger" onClick={() => void decide(false)}>
              Reject (R)
            </Button>
            <Button size="sm" onClick={() => void decide(true)}>
              Approve (A)
            </Button>
          </Stack>
        </S.Bar>
        {failure === null ? null : <Alert tone="danger" title={failure} />}
        {open === 0 ? (
          <Alert
            tone="success"
            title="Everything is reviewed. What is approved is in visual/baselines.txt: commit it with the change."
          />
        ) : null}
        {pair ? (
          <S.Pair>
            {pair.ar ? (
              <Comparison key={`ar ${pair.key}`} finding={pair.ar} view={view} />
            ) : (
              <Unchanged language="العربية" />
            )}
            {pair.en ? (
              <Comparison key={`en ${pair.key}`} finding={pair.en} view={view} />
            ) : (
              <Unchanged language="English" />
            )}
          </S.Pair>
        ) : null}
        <S.Keys>
          {KEYS.map(([keys, text]) => (
            <span key={keys}>
              <kbd>{keys}</kbd> {text}
            </span>
          ))}
        </S.Keys>
      </S.Main>
    </S.Layout>
  );
}

function Entry({ pair, current, onChoose }: { pair: Pair; current: boolean; onChoose: () => void }) {
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current) own.current?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  const decision = decisionOf(pair);
  return (
    <li>
      <S.Entry ref={own} type="button" aria-current={current || undefined} onClick={onChoose}>
        <span>{`${pair.name || pair.key}${pair.window ? ` · ${pair.window}` : ''}`}</span>
        {decision ? (
          <S.Mark data-decision={decision}>
            <Icon name={marks[decision]} title={decision} size={16} />
          </S.Mark>
        ) : null}
      </S.Entry>
    </li>
  );
}

function Unchanged({ language }: { language: string }) {
  return (
    <S.Unchanged>
      <strong>{language}</strong>
      <Badge>unchanged</Badge>
    </S.Unchanged>
  );
}
