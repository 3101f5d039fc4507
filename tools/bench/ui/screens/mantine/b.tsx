import { Anchor, Card, Image, SimpleGrid, Text, Title } from '@mantine/core';
import { news, newsImage, showDate } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg">
      {news.map(({ id, title, date, excerpt }) => (
        <Card key={id} component="article" withBorder radius="lg" padding="lg">
          <Card.Section>
            <Image src={newsImage} alt="" loading="lazy" h={180} />
          </Card.Section>
          <Text size="xs" c="dimmed">
            <time dateTime={date}>{showDate(date)}</time>
          </Text>
          <Title order={3} size="h4">
            <Anchor inherit href={`/news/${id}`}>
              {title}
            </Anchor>
          </Title>
          <Text size="sm">{excerpt}</Text>
        </Card>
      ))}
    </SimpleGrid>
  </Shell>
);
serve({ App, usesDir: true });
