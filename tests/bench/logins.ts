import { fileDuringLogins, median } from '#tests/support/many-logins.ts';

/* How long a static file takes while 30 log in at once, each with another email, against a quiet server. */
const { quiet, meanwhile } = await fileDuringLogins(30);
const [before, during] = [median(quiet), median(meanwhile)];
process.stdout.write(
  `A file during 30 logins: ${(during / before).toFixed(2)} times its quiet time, ` +
    `${during.toFixed(1)} against ${before.toFixed(1)} ms\n`,
);
