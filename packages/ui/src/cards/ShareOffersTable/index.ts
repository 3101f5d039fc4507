export { ShareOffersTable, type ShareOfferRow, type ShareOffersTableProps } from './ShareOffersTable.tsx';
