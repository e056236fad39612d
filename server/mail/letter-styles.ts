/** The looks of a mail: one column on a quiet ground, with the tenant's colour, and an ink that is readable on it. */
export const letterStyles = ({ brand, ink }: { brand: string; ink: string }) => `
body { margin: 0; padding: 24px 12px; background: #f1f2f4; color: #1c2127; font: 16px/1.5 -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif; -webkit-text-size-adjust: 100% }
.card { max-width: 560px; margin: 0 auto; background: #fff; border-radius: 12px; overflow: hidden }
.brand { padding: 18px 32px; background: ${brand}; color: ${ink}; font-weight: 700; font-size: 18px }
.text { padding: 28px 32px 32px }
h1 { margin: 0 0 20px; font-size: 26px; line-height: 1.2; letter-spacing: -.01em; text-wrap: balance }
p { margin: 0 0 16px; overflow-wrap: anywhere }
a { color: inherit }
table { width: 100%; margin: 24px 0; border-collapse: collapse }
th, td { padding: 10px 0; border-top: 1px solid #dde1e6; vertical-align: top }
tr:last-child > * { border-bottom: 1px solid #dde1e6 }
th { padding-right: 16px; text-align: left; font-weight: 400; color: #59626d }
td { text-align: right; font-weight: 600 }
.action { display: inline-block; margin-top: 8px; padding: 12px 24px; border-radius: 8px; background: ${brand}; color: ${ink}; font-weight: 700; text-decoration: none }
.foot { max-width: 496px; margin: 20px auto 0; padding: 0 20px; color: #59626d; font-size: 14px }
@media (max-width: 480px) { .brand { padding: 16px 20px } .text { padding: 24px 20px 28px } .action { display: block; text-align: center } }
@media (prefers-color-scheme: dark) {
  body { background: #14171b; color: #eceff2 }
  .card { background: #1e2329 }
  .action { border: 1px solid #7b8794 }
  th, .foot { color: #a9b2bc }
  th, td, tr:last-child > * { border-color: #39414a }
}
`;
