// Ends with 0 when the server of this container is alive.
const answered = await fetch(`http://127.0.0.1:${process.env.PORT || 4000}/livez`, {
  signal: AbortSignal.timeout(4000),
}).then(
  ({ ok }) => ok,
  () => false,
);
process.exitCode = answered ? 0 : 1;
