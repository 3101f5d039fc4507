/** A published key for databases of tests and benchmarks, which move between folders and processes. */
export const TEST_DATA_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;
