export { ShareTicketDialog, type ShareTicketDialogProps } from './ShareTicketDialog.tsx';
export type { OwnershipCap, ShareFee, ShareTicket } from './ticket.ts';
