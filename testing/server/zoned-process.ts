// The real app on an empty database, as a process of its own: TZ says where it stands. It tells its
// parent where it answers, moves its clock to every instant that the parent sends, and ends with it.
import { createTestApp } from './test-app.ts';

const test = await createTestApp();
const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
process.on('message', (nowMs) => {
  test.clock.set(Number(nowMs));
  process.send?.('moved');
});
process.on('disconnect', async () => {
  await test.close();
  process.exit(0);
});
process.send?.({ origin, utcOffsetMinutes: -new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset() });
