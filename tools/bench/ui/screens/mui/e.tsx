import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { branches, openText } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <Grid container spacing={3}>
      {branches.map(({ id, name, city, text, isOpen }) => (
        <Grid key={id} size={{ xs: 12, sm: 6, md: 4 }}>
          <Card component="article">
            <CardContent>
              <Typography variant="h6" component="h3">
                {name}
              </Typography>
              <Chip
                size="small"
                color={isOpen ? 'success' : 'default'}
                label={isOpen ? openText.open : openText.closed}
              />
              <Typography variant="body2" color="textSecondary">
                {city}
              </Typography>
              <Typography>{text}</Typography>
              <Button size="small" variant="outlined">
                {openText.action}
              </Button>
            </CardContent>
          </Card>
        </Grid>
      ))}
    </Grid>
  </Shell>
);
serve({ App, usesDir: true });
