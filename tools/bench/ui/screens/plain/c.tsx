import { headers, movements, showDate, showMoney, showNumber, statusText } from '../../data.ts';
import { serve } from '../../harness.tsx';
import './plain.css';

const App = () => (
  <div className="frame">
    <table>
      <caption>حركات الحصص</caption>
      <thead>
        <tr>
          {Object.values(headers).map((header) => (
            <th key={header} scope="col">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {movements.map((row) => (
          <tr key={row.id}>
            <td data-label={headers.date}>
              <time dateTime={row.date}>{showDate(row.date)}</time>
            </td>
            <td data-label={headers.type}>{row.type}</td>
            <td data-label={headers.shares}>
              <bdi>{showNumber(row.shares)}</bdi>
            </td>
            <td data-label={headers.total}>
              <bdi>{showMoney(row.total)}</bdi>
            </td>
            <td data-label={headers.status}>
              <span className="badge" data-tone={row.status}>
                {statusText[row.status]}
              </span>
            </td>
            <td data-label={headers.action}>
              <button type="button" className="button small">
                تفاصيل
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
serve({ App });
