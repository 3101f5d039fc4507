import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Grid from '@mui/material/Grid';
import Typography from '@mui/material/Typography';
import { news, newsImage, showDate } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <Grid container spacing={3}>
      {news.map(({ id, title, date, excerpt }) => (
        <Grid key={id} size={{ xs: 12, sm: 6, md: 4 }}>
          <Card component="article">
            <CardActionArea href={`/news/${id}`}>
              <CardMedia component="img" image={newsImage} alt="" loading="lazy" sx={{ aspectRatio: '16 / 9' }} />
              <CardContent>
                <Typography variant="caption" component="time" dateTime={date}>
                  {showDate(date)}
                </Typography>
                <Typography variant="h6" component="h3">
                  {title}
                </Typography>
                <Typography variant="body2">{excerpt}</Typography>
              </CardContent>
            </CardActionArea>
          </Card>
        </Grid>
      ))}
    </Grid>
  </Shell>
);
serve({ App, usesDir: true });
