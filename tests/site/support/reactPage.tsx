import { Fragment, useRef, useState, type FragmentInstance } from 'react';
import { createRoot } from 'react-dom/client';

function ReactPage() {
  const field = useRef<FragmentInstance>(null);
  const [saved, setSaved] = useState('');
  return (
    <form action={(data) => setSaved(data.get('name') as string)}>
      <Fragment ref={field}>
        <input name="name" />
      </Fragment>
      <button type="submit">Save</button>
      <button type="button" onClick={() => field.current?.focus()}>
        Edit
      </button>
      <output>{saved}</output>
    </form>
  );
}

createRoot(document.getElementById('root')!).render(<ReactPage />);
