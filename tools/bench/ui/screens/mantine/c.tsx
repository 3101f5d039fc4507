import { Badge, Button, Table } from '@mantine/core';
import { headers, movements, showDate, showMoney, showNumber, statusText } from '../../data.ts';
import { serve, type Dir } from '../../harness.tsx';
import { Shell } from './shell.tsx';

const colours = { pending: 'orange', succeeded: 'green', expired: 'gray' } as const;
const App = ({ dir }: { dir: Dir }) => (
  <Shell dir={dir}>
    <Table>
      <Table.Caption>حركات الحصص</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          {Object.values(headers).map((header) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {movements.map((row) => (
          <Table.Tr key={row.id}>
            <Table.Td>
              <time dateTime={row.date}>{showDate(row.date)}</time>
            </Table.Td>
            <Table.Td>{row.type}</Table.Td>
            <Table.Td>
              <bdi>{showNumber(row.shares)}</bdi>
            </Table.Td>
            <Table.Td>
              <bdi>{showMoney(row.total)}</bdi>
            </Table.Td>
            <Table.Td>
              <Badge color={colours[row.status]} variant="light">
                {statusText[row.status]}
              </Badge>
            </Table.Td>
            <Table.Td>
              <Button size="xs" variant="default">
                تفاصيل
              </Button>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  </Shell>
);
serve({ App, usesDir: true });
