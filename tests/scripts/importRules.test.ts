import { describe, expect, test } from 'vitest';
import { findOffences } from '../../scripts/imports/judge.ts';

describe('an import against the rules is found', () => {
  test.each([
    ['contract/x.ts', "import { setup } from 'xstate';"],
    ['contract/rules/x.ts', "import * as v from 'valibot';"],
    ['contract/values/x.ts', "import { isBooked } from '../rules/booked.ts';"],
    ['contract/rules/x.ts', "import type { Reservation } from '../schemas/reservation.ts';"],
    ['contract/schemas/x.ts', "import { operations } from '../operations.ts';"],
    ['src/dashboard/views/x/X.tsx', "import { ContactLink } from '../../../views/shared/ContactLink.tsx';"],
    ['src/kit/X.tsx', "import { PriceView } from '../views/booking/PriceView.tsx';"],
    ['machines/x/x.machine.ts', "import { useState } from 'react';"],
    ['machines/x/x.machine.ts', "import { createApi } from '../../src/api/index.ts';"],
    ['machines/x/x.machine.ts', "import { model } from 'statechart-atlas';"],
    ['machines/x/x.machine.ts', "import { models } from '../models.ts';"],
    ['packages/statechart-atlas/src/x.ts', "import { models } from '../../../machines/models.ts';"],
    ['packages/statechart-atlas/src/x.ts', "import { apiBase } from '../../../contract/operations.ts';"],
    ['packages/statechart-atlas/src/x.ts', "import { xMachine } from '../../../machines/x/x.machine.ts';"],
    ['src/views/x/X.tsx', "import { createApi } from '../../api/index.ts';"],
    ['src/views/x/X.tsx', "import type { Api } from '../../api/index.ts';"],
    ['src/views/x/X.tsx', "export { storage } from '../../actors/storage.ts';"],
    ['src/views/x/X.tsx', "import { bookingMachine } from '../../../machines/booking/booking.machine.ts';"],
    ['src/ui/X.tsx', "const later = () => import('../views/x/X.tsx');"],
    ['src/views/x/x.css.ts', "import { cards } from '../../ui/Field.css.ts';"],
    ['src/ui/X.tsx', "import createClient from 'openapi-fetch';"],
    ['src/actors/x.ts', "import { App } from '../App.tsx';"],
    ['src/App.tsx', "import { openHost } from '../server/host/index.ts';"],
    ['server/site/x.ts', "import { App } from '../../src/App.tsx';"],
    ['server/site/x.ts', "import { openRenderer } from '../../src/entry-server.tsx';"],
    ['server/site/x.ts', "import { openHost } from '../host/index.ts';"],
    ['server/host/x.ts', "import { routes } from '../../src/routes.ts';"],
    ['server/host/x.ts', "import { openSandbox } from '../sandbox/index.ts';"],
    ['server/site/x.ts', "import { openSandbox } from '../sandbox/index.ts';"],
    ['server/process/start.ts', "import { keysFrom } from '../host/keys/keys.ts';"],
    ['server/sandbox/x.ts', "import type { Speech } from '../host/base/speech.ts';"],
    ['server/commands/x.ts', "import { lockFolder } from '../host/store/folderLock.ts';"],
    ['server/host/ports/x.ts', "import { Refusal } from '../base/refusal.ts';"],
    ['server/host/ports/x.ts', "import type { HostContext } from '../base/context.ts';"],
    ['packages/statechart-mutants/src/x.ts', "import { root } from '../../../scripts/tmp.ts';"],
    ['packages/statechart-mutants/src/x.ts', "import { model } from '../../statechart-atlas/src/model.ts';"],
    [
      'packages/statechart-mutants/src/x.ts',
      "import type { Unit } from '../../../contract/schemas/rentalUnit.ts';",
    ],
    ['e2e/x.spec.ts', "import { routes } from '../src/routes.ts';"],
    ['somewhere/x.ts', "import { a } from './b.ts';"],
  ])('%s: %s', (file, source) => {
    expect(findOffences(file, source)).toHaveLength(1);
  });
});

describe('an import that the rules allow is let be', () => {
  test.each([
    ['contract/x.ts', "import * as v from 'valibot';"],
    ['contract/rules/x.ts', "import { isLanguage } from '../values/language.ts';"],
    ['contract/schemas/x.ts', "import { isBooked } from '../rules/booked.ts';"],
    [
      'src/views/x/X.tsx',
      "import type { bookingMachine } from '../../../machines/booking/booking.machine.ts';",
    ],
    ['src/views/x/X.tsx', "import { useText } from '../../i18n/index.ts';"],
    ['server/site/x.ts', "import type { Rendered } from '../../src/entry-server.tsx';"],
    ['server/process/start.ts', "import { openSandbox } from '../sandbox/index.ts';"],
    ['server/process/start.ts', "import { openHost } from '../host/index.ts';"],
    ['server/sandbox/x.ts', "import { WebhookRejection } from '../host/ports/gateway.ts';"],
    ['server/host/ports/x.ts', "import type { Trx } from '../store/database.ts';"],
    ['packages/statechart-mutants/tests/x.test.ts', "import { findMutants } from '../src/mutants.ts';"],
    ['packages/statechart-mutants/src/x.ts', "import { parseSync } from 'oxc-parser';"],
    ['tests/x.test.ts', "import { App } from '../src/App.tsx';"],
  ])('%s: %s', (file, source) => {
    expect(findOffences(file, source)).toEqual([]);
  });
});

test('a file that cannot be read is no file without imports', () => {
  expect(() => findOffences('contract/x.ts', 'import {')).toThrow('contract/x.ts');
});
