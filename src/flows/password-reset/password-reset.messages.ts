import { resetCodeLength, resetCodeLifetime } from '#machines/domain/reset-code.ts';

const minutes = resetCodeLifetime / 60;

export const passwordResetMessages = {
  email: 'Email',
  wait: 'Please wait…',
  backToLogin: 'Back to login',

  request: {
    title: 'Forgot your password?',
    lead: 'Enter your email and we’ll send you a code to choose a new one.',
    submit: 'Send the code',
    busy: 'Sending…',
  },

  code: {
    title: 'Enter your code',
    lead: 'If there’s an account for this address, we’ve emailed a code to:',
    change: 'Change address',
    label: 'Code',
    hint: `The ${resetCodeLength} digits from the email. We check them when you enter the last one. Each code works for ${minutes} minutes.`,
    submit: 'Continue',
    busy: 'Checking…',
    left: (time: string) => `The latest code expires in ${time}.`,
    over: 'The latest code expired. Choose Resend for a new one.',
    wrong: `This code is wrong or has expired. Check the digits, or choose Resend to get a new one.`,
    noMail: 'No email yet? Check your spam folder too.',
    resend: 'Resend the code',
    resendIn: (time: string) => `in ${time}`,
    resendNow: 'You can ask for another code now.',
    resending: 'Sending…',
    resent: 'A new code is on its way. Earlier codes still work.',
  },

  password: {
    title: 'Choose a new password',
    lead: (email: string) => `For ${email}. Every device that is logged in now will be logged out.`,
    label: 'New password',
    confirmation: 'Confirm new password',
    submit: 'Change the password',
    busy: 'Changing…',
  },

  expired: {
    title: 'This session expired',
    lead: 'Once a code is accepted, you have 15 minutes to choose a password. Request a new code to continue.',
    again: 'Request a new code',
  },
} as const;
