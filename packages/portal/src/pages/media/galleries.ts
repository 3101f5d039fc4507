import type { LoadArgs } from '../../app/page/page.ts';

export const loadGalleries = async ({ client, signal }: LoadArgs) => (await client.listGalleries({ signal })).galleries;
