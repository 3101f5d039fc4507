import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { headers, movements, showDate, showMoney, showNumber, statusText } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const colours = { pending: 'warning', succeeded: 'success', expired: 'default' } as const;
const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <TableContainer component={Paper}>
      <Table>
        <caption>حركات الحصص</caption>
        <TableHead>
          <TableRow>
            {Object.values(headers).map((header) => (
              <TableCell key={header}>{header}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {movements.map((row) => (
            <TableRow key={row.id}>
              <TableCell>
                <time dateTime={row.date}>{showDate(row.date)}</time>
              </TableCell>
              <TableCell>{row.type}</TableCell>
              <TableCell>
                <bdi>{showNumber(row.shares)}</bdi>
              </TableCell>
              <TableCell>
                <bdi>{showMoney(row.total)}</bdi>
              </TableCell>
              <TableCell>
                <Chip size="small" color={colours[row.status]} label={statusText[row.status]} />
              </TableCell>
              <TableCell>
                <Button size="small" variant="outlined">
                  تفاصيل
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  </Shell>
);
serve({ App, usesDir: true });
