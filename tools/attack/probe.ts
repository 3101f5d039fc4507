// Prints the latency of one URL as JSON. A process of its own: the flood keeps the one that sends it busy.
import autocannon from 'autocannon';

const [url = '', seconds = '10'] = process.argv.slice(2);
const { latency } = await autocannon({ url, connections: 2, duration: Number(seconds) });
console.log(JSON.stringify({ p99: latency.p99 }));
