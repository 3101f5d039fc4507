import { Badge, Button, Card, Grid, Heading, Text } from '@taawun/ui';
import core from '@taawun/ui/intl/ar/core';
import { branches, openText } from '../../data.ts';
import { serve } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const App = () => (
  <Shell messages={core}>
    <Grid min="sm">
      {branches.map(({ id, name, city, text, isOpen }) => (
        <Card key={id} as="article">
          <Heading level={3}>{name}</Heading>
          <Badge tone={isOpen ? 'success' : 'neutral'}>{isOpen ? openText.open : openText.closed}</Badge>
          <Text size="sm" tone="muted">
            {city}
          </Text>
          <Text>{text}</Text>
          <Button size="sm" variant="secondary">
            {openText.action}
          </Button>
        </Card>
      ))}
    </Grid>
  </Shell>
);
serve({ App });
