/** What the stub of an API answers to each path. */
export const answers: Record<string, unknown> = {
  '/w/v1/acme': {
    data: {
      client: {
        gtmId: 'GTM-ACME12',
        vimeoShowcaseId: '7',
        videosUrl: 'https://films.example/acme',
        referralFrameUrl: 'https://refer.example/page',
      },
    },
  },
  '/w/v1/plain': { client: { name: 'Plain', gtmId: 5, vimeoShowcaseId: null } },
};
