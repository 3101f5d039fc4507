import { FormattedMessage } from 'react-intl';
import { Button, Container, Hero, StatStrip, toLocaleDigits } from '@taawun/ui';
import { useLocalPath, useSite } from '../../lib/site.ts';
import { Donate } from '../shared/Donate.tsx';
import { useChoice } from '../shared/use-choice.ts';
import type { HomeData } from './load.ts';

/** Hero with title, text and the quick donation; the statistics overlap its lower edge. */
export function HomeHero({ hero, statistics }: Pick<HomeData, 'hero' | 'statistics'>) {
  const { settings } = useSite();
  const { to, locale } = useLocalPath();
  const choice = useChoice({});
  return (
    <>
      <Hero
        badge={
          <FormattedMessage
            id="portal.home.licensed"
            values={{ number: toLocaleDigits(settings['license_number'] ?? '', locale) }}
          />
        }
        title={hero.title}
        highlight={hero.highlight}
        text={hero.text}
        actions={
          <>
            <Button variant="giving" size="lg" icon="heart" href={to('/identity/programs')}>
              <FormattedMessage id="portal.home.give" />
            </Button>
            <Button variant="ghost" size="lg" href={to('/member-register')}>
              <FormattedMessage id="portal.home.join" />
            </Button>
          </>
        }
        aside={<Donate choice={choice} />}
      />
      <Container>
        <StatStrip
          overlap
          items={statistics.map(({ value, label, unit }) => ({ value, label, ...(unit ? { unit } : {}) }))}
        />
      </Container>
    </>
  );
}
