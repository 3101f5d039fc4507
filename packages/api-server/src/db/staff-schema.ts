import type { ColumnType, Generated } from 'kysely';

type CreatedAt = ColumnType<Date, Date | string | undefined, never>;

type StaffRole = 'content' | 'support' | 'finance' | 'admin';

export interface StaffDatabase {
  staff: {
    id: Generated<number>;
    name: string;
    role: StaffRole;
    token_hash: string;
    created_at: CreatedAt;
    ended_at: Date | null;
  };
  /** Append-only: a row before each command that changes something or reads personal data. */
  staff_log: { id: Generated<number>; at: CreatedAt; who: string; role: string; command: string };
  /** Append-only: how the command ended; without a row it was interrupted. */
  staff_log_results: {
    log_id: number;
    at: CreatedAt;
    subject: string | null;
    reason: string | null;
    result: 'done' | 'failed';
  };
  contact_answers: { id: Generated<number>; message_id: number; at: CreatedAt; who: string; text: string };
  /** Uploaded images and documents, named by their content. */
  media: {
    name: string;
    folder: 'uploads' | 'documents';
    type: string;
    bytes: ColumnType<Uint8Array, Uint8Array, never>;
    size: number;
    /** Pixels, of images. */
    width: number | null;
    height: number | null;
    /** Name of the file that was uploaded. */
    original: string;
    created_at: CreatedAt;
  };
  content_previews: {
    code_hash: string;
    documents: ColumnType<unknown, string, never>;
    expires_at: ColumnType<Date, Date | string, never>;
  };
}
