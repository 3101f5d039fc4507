// Prints the latency of one URL as JSON. A process of its own: the flood keeps the one that sends it busy.
import autocannon from 'autocannon';

const [url = '', seconds = '10'] = process.argv.slice(2);
const result = await autocannon({ url, connections: 2, duration: Number(seconds) });
console.log(JSON.stringify({ p99: result.latency.p99, answers: result['2xx'] }));
