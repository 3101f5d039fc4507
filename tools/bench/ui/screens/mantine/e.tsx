import { Badge, Button, Card, SimpleGrid, Text, Title } from '@mantine/core';
import { branches, openText } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="lg">
      {branches.map(({ id, name, city, text, isOpen }) => (
        <Card key={id} component="article" withBorder radius="lg" padding="lg">
          <Title order={3} size="h4">
            {name}
          </Title>
          <Badge variant="light" color={isOpen ? 'green' : 'gray'}>
            {isOpen ? openText.open : openText.closed}
          </Badge>
          <Text size="sm" c="dimmed">
            {city}
          </Text>
          <Text>{text}</Text>
          <Button size="xs" variant="default">
            {openText.action}
          </Button>
        </Card>
      ))}
    </SimpleGrid>
  </Shell>
);
serve({ App, usesDir: true });
