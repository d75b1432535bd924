// Has the worker append one entry and shows what it answered.
const policy = trustedTypes.createPolicy('app', { createScriptURL: (url) => url });
const registration = await navigator.serviceWorker.register(
  policy.createScriptURL('/glue_worker.js'), { scope: '/glue_worker', type: 'module' });
const worker = registration.active ?? registration.waiting ?? registration.installing;
navigator.serviceWorker.addEventListener('message', ({ data }) => {
  document.getElementById('answer').textContent = data;
});
navigator.serviceWorker.startMessages();
worker.postMessage('append');
