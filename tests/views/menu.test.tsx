import '#src/theme/global.css.ts';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Menu } from '#src/ui/menu/menu.tsx';

const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const groundOf = (name: string) => getComputedStyle(item(name).element()).backgroundColor;

test('[NAV-09] a menu that is opened by keyboard shows which item has the focus, a link or an action', async () => {
  await render(
    <Menu
      className=""
      items={[
        { id: 'profile', label: 'My profile', href: '/account' },
        { id: 'out', label: 'Log out', onSelect: () => {} },
      ]}
    >
      Account
    </Menu>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(item('My profile')).toHaveFocus();
  const shown = groundOf('My profile');
  expect(shown).not.toBe(groundOf('Log out'));
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('Log out')).toHaveFocus();
  expect([groundOf('My profile'), groundOf('Log out')]).toEqual(['rgba(0, 0, 0, 0)', shown]);
});
